import { chakra } from '@chakra-ui/react';
import { Layers, Minus, Plus } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { t } from '#shared/text/t.ts';
import type { MapView, Point } from './mapView.ts';

const Column = chakra('div', {
  base: {
    position: 'absolute',
    zIndex: 1,
    insetInlineEnd: '3',
    bottom: '9',
    display: 'grid',
    gap: '2',
    _print: { display: 'none' },
  },
});

const Group = chakra('div', {
  base: {
    display: 'grid',
    borderRadius: 'md',
    bg: 'bg.panel',
    boxShadow: 'raised',
    overflow: 'hidden',
  },
});

const ControlButton = chakra('button', {
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
    '&[aria-pressed=true]': { bg: 'primary.subtle', color: 'primary' },
    '& + &': { borderTopWidth: '1px', borderColor: 'border' },
  },
});

interface MapControlsProps {
  view: MapView;
  zoom: number;
  pin: Point | null;
}

/** Zoom by button: for thumbs, the keyboard and people who cannot pinch. Satellite pictures, where there are any. */
export function MapControls({ view, zoom, pin }: MapControlsProps): ReactElement {
  const { minZoom, maxZoom } = view;
  // Towards the pin: zooming out, tapping a spot and zooming in moves the map for people who can't drag (WCAG 2.5.7).
  const zoomIn = () => (pin !== null && view.shows(pin) ? view.show(pin, zoom + 1) : view.zoomBy(1));
  return (
    <Column>
      {view.setSatellite === undefined ? null : <SatelliteSwitch view={view} />}
      <Group role="group" aria-label={t`Zoom`}>
        <ControlButton
          type="button"
          aria-label={t`Zoom in`}
          aria-disabled={zoom >= maxZoom}
          onClick={() => zoom < maxZoom && zoomIn()}
        >
          <Plus size={20} aria-hidden="true" />
        </ControlButton>
        <ControlButton
          type="button"
          aria-label={t`Zoom out`}
          aria-disabled={zoom <= minZoom}
          onClick={() => view.zoomBy(-1)}
        >
          <Minus size={20} aria-hidden="true" />
        </ControlButton>
      </Group>
    </Column>
  );
}

function SatelliteSwitch({ view }: { view: MapView }): ReactElement {
  const [on, setOn] = useState(false);
  const toggle = () => {
    view.setSatellite?.(!on);
    setOn(!on);
  };
  return (
    <Group>
      <ControlButton type="button" aria-label={t`Satellite view`} aria-pressed={on} onClick={toggle}>
        <Layers size={20} aria-hidden="true" />
      </ControlButton>
    </Group>
  );
}
