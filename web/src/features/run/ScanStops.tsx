import { chakra } from '@chakra-ui/react';
import { Camera, ImageUp } from 'lucide-react';
import { type ChangeEvent, type ReactElement, useEffect, useEffectEvent, useRef, useState } from 'react';
import { t } from '#shared/text/t.ts';
import { CodePlate } from '#web/brand/CodePlate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { ScannedStop } from './addScanned.ts';
import { closeQrReader, readQrCodes } from './qrReader.ts';
import { type CameraProblem, useCamera } from './useCamera.ts';
import { useScanned } from './useScanned.ts';

const Stack = chakra('div', { base: { display: 'grid', gap: '3', pb: '2' } });
const Frame = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    '&[hidden]': { display: 'none' },
    placeItems: 'center',
    height: 'min(45dvh, 20rem)',
    borderRadius: 'lg',
    overflow: 'hidden',
    bg: 'black',
    color: 'white',
    '& > video': { position: 'absolute', inset: 0, width: 'full', height: 'full', objectFit: 'cover' },
    '& > p': { position: 'relative', px: '4', textAlign: 'center', textShadow: '0 0 4px black' },
  },
});
const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2.5' } });
const List = chakra('ul', { base: { display: 'grid', gap: '2', listStyle: 'none' } });
const Item = chakra('li', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' },
});

// Three times a second are enough to be found at once, and leave a cheap phone time for the picture.
const pauseMs = 300;

interface ScanStopsProps {
  onClose: (hasAdded: boolean) => void;
}

/** Takes stops out of the QR codes of signs and links, by the camera or from photos. */
export function ScanStops({ onClose }: ScanStopsProps): ReactElement {
  const video = useRef<HTMLVideoElement>(null);
  const photos = useRef<HTMLInputElement>(null);
  const camera = useCamera(video);
  const { stops, said, say, take } = useScanned();
  const [reader, setReader] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [isBusy, setBusy] = useState(false);
  const isOn = camera.state === 'on';
  const problem = isOn || camera.state === 'opening' ? null : camera.state;
  const hasFailed = reader === 'failed';

  useEffect(() => closeQrReader, []);

  const look = useEffectEvent(async () => {
    if (video.current === null || video.current.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return;
    const texts = await readQrCodes(video.current);
    setReader('ready');
    await take(texts);
  });
  useEffect(() => {
    if (!isOn || hasFailed) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    const lookAgain = async () => {
      try {
        await look();
      } catch {
        if (isWanted) setReader('failed');
        return;
      }
      if (isWanted) timer = setTimeout(lookAgain, pauseMs);
    };
    void lookAgain();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [isOn, hasFailed]);

  const readPhotos = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    target.value = ''; // the same file may be chosen again
    setBusy(true);
    for (const file of files) {
      const texts = await textsOf(file);
      if (typeof texts === 'string') say(texts);
      else await take(texts);
    }
    setBusy(false);
  };
  const close = () => onClose(stops.some(({ state }) => state === 'added'));
  const choose = (isTaken: boolean) => {
    // With it a phone opens its camera app, which needs no permission of this page.
    if (isTaken) photos.current?.setAttribute('capture', 'environment');
    else photos.current?.removeAttribute('capture');
    photos.current?.click();
  };

  return (
    <>
      {/* Beside the dialog, which would give it the focus. */}
      <input
        ref={photos}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={t`Photos of QR codes`}
        onChange={(event) => void readPhotos(event)}
      />
      <Dialog
        title={t`Scan QR codes`}
        onClose={close}
        footer={
          <Button data-first-focus="" onClick={close}>
            {t`Done`}
          </Button>
        }
      >
        <Stack>
          <Frame hidden={problem !== null}>
            <video ref={video} muted playsInline aria-label={t`What the camera sees`} />
            <p role="status">
              {camera.state === 'opening' ? t`Waiting for the camera…` : null}
              {isOn && reader === 'loading' ? t`Getting ready to scan…` : null}
            </p>
          </Frame>
          {problem === null ? null : (
            <Notice tone="error" action={<Again onPress={camera.again} />}>
              {cameraText(problem)}
            </Notice>
          )}
          {hasFailed ? (
            <Notice tone="error" action={<Again onPress={() => setReader('loading')} />}>
              {loadText()}
            </Notice>
          ) : null}
          <Row>
            {problem === null || !matchMedia('(pointer: coarse)').matches ? null : (
              <Button variant="outline" busy={isBusy} onClick={() => choose(true)}>
                <Camera aria-hidden="true" />
                {t`Take a photo`}
              </Button>
            )}
            <Button variant="outline" busy={isBusy} onClick={() => choose(false)}>
              <ImageUp aria-hidden="true" />
              {t`Choose a photo`}
            </Button>
          </Row>
          <chakra.p role="status" fontWeight="bold">
            {said}
          </chakra.p>
          <List>
            {stops.map((stop) => (
              <Item key={stop.code}>
                <CodePlate code={stop.code} size="sm" />
                {stateText(stop)}
              </Item>
            ))}
          </List>
        </Stack>
      </Dialog>
    </>
  );
}

function Again({ onPress }: { onPress: () => void }): ReactElement {
  return (
    <Button variant="outline" onClick={onPress}>
      {t`Try again`}
    </Button>
  );
}

/** @returns the texts of its QR codes, or why there are none */
async function textsOf(file: File): Promise<string[] | string> {
  let photo: ImageBitmap;
  try {
    photo = await createImageBitmap(file);
  } catch {
    return t`This file is no photo that can be opened here.`;
  }
  try {
    const texts = await readQrCodes(photo);
    return texts.length > 0
      ? texts
      : t`There is no QR code to be found in this photo. Go closer, and hold still.`;
  } catch {
    return loadText();
  } finally {
    photo.close();
  }
}

const loadText = () => t`The scanner could not be loaded. Please check your connection, and try again.`;

function cameraText(problem: CameraProblem): string {
  switch (problem) {
    case 'refused':
      return t`The camera is not allowed here. Allow it in your browser's settings, use a photo of the QR code, or paste the code.`;
    case 'missing':
      return t`No camera was found. Use a photo of the QR code, or paste the code.`;
    case 'inUse':
      return t`Another app is using the camera. Close that app and try again, use a photo of the QR code, or paste the code.`;
  }
}

function stateText({ state }: ScannedStop): string {
  switch (state) {
    case 'added':
      return t`Added`;
    case 'known':
      return t`Already in the run`;
    case 'full':
      return t`No room`;
  }
}
