import { chakra } from '@chakra-ui/react';
import { Minus, Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import type { MapView } from './mapView.ts';

const Group = chakra('div', {
  base: {
    position: 'absolute',
    zIndex: 1,
    insetInlineEnd: '3',
    bottom: '9',
    display: 'grid',
    borderRadius: 'md',
    bg: 'bg.panel',
    boxShadow: 'raised',
    overflow: 'hidden',
  },
});

const ZoomButton = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'touch',
    height: 'touch',
    cursor: 'pointer',
    color: 'fg',
    _hover: { bg: 'bg.muted' },
    '&:focus-visible': { outlineOffset: '-3px' },
    '&[aria-disabled=true]': { color: 'border.strong', cursor: 'default' },
    '& + &': { borderTopWidth: '1px', borderColor: 'border' },
  },
});

/** Zoom by button: for thumbs, the keyboard and whoever cannot pinch. */
export function MapControls({ view, zoom }: { view: MapView; zoom: number }): ReactElement {
  const { minZoom, maxZoom } = view;
  return (
    <Group role="group" aria-label="Zoom">
      <ZoomButton
        type="button"
        aria-label="Zoom in"
        aria-disabled={zoom >= maxZoom}
        onClick={() => view.zoomBy(1)}
      >
        <Plus size={20} aria-hidden="true" />
      </ZoomButton>
      <ZoomButton
        type="button"
        aria-label="Zoom out"
        aria-disabled={zoom <= minZoom}
        onClick={() => view.zoomBy(-1)}
      >
        <Minus size={20} aria-hidden="true" />
      </ZoomButton>
    </Group>
  );
}
