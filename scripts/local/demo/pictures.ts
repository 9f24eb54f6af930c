/** Drawn photos for the demo, to avoid copyright and real homes. Without text, because fonts differ. */
import sharp from 'sharp';

interface Colours {
  readonly sky: string;
  readonly hill: string;
  readonly wall: string;
  readonly gate: string;
}

const palettes: readonly Colours[] = [
  { sky: '#bfe3f7', hill: '#7fa46b', wall: '#e7c9a3', gate: '#1d5fbf' },
  { sky: '#fbd9a8', hill: '#9b7f52', wall: '#d9a083', gate: '#00573d' },
  { sky: '#cfe0ee', hill: '#5f8f74', wall: '#f1ead8', gate: '#a1201a' },
];

const frame = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 1200 900">${inside}</svg>`;

function gate({ sky, hill, wall, gate: door }: Colours): string {
  const bars = Array.from(
    { length: 9 },
    (_, bar) => `<rect x="${430 + bar * 40}" y="330" width="14" height="330"/>`,
  );
  return frame(`
    <rect width="1200" height="900" fill="${sky}"/><circle cx="980" cy="150" r="70" fill="#ffc527"/>
    <path d="M0 420 Q300 240 620 400 T1200 360 V900 H0Z" fill="${hill}"/>
    <rect y="660" width="1200" height="240" fill="#b99b74"/><path d="M440 660 L300 900 H900 L760 660Z" fill="#d8c4a2"/>
    <rect y="380" width="410" height="290" fill="${wall}"/><rect x="790" y="380" width="410" height="290" fill="${wall}"/>
    <g fill="#8d6f52"><rect x="380" y="330" width="50" height="340"/><rect x="770" y="330" width="50" height="340"/></g>
    <g fill="${door}">${bars.join('')}<rect x="425" y="360" width="350" height="18"/><rect x="425" y="600" width="350" height="18"/></g>
    <rect x="120" y="450" width="190" height="80" rx="12" fill="#ffc527" stroke="#14211b" stroke-width="8"/>
    <path d="M145 490 H285" stroke="#14211b" stroke-width="18" stroke-dasharray="16 10"/>
    <rect x="1010" y="250" width="26" height="200" fill="#6b4f37"/><circle cx="1023" cy="240" r="110" fill="#4f7d4a"/>`);
}

function street({ sky, hill, wall, gate: door }: Colours): string {
  const houses = [60, 330, 820].map(
    (x, index) => `<g transform="translate(${x} ${420 - index * 12})">
      <rect y="90" width="230" height="160" fill="${wall}"/><path d="M-20 100 L115 0 L250 100Z" fill="${index === 1 ? door : '#8b4a36'}"/>
      <rect x="90" y="160" width="50" height="90" fill="${door}"/><rect x="25" y="130" width="45" height="45" fill="#fff6d8"/>
      <rect x="160" y="130" width="45" height="45" fill="#fff6d8"/></g>`,
  );
  return frame(`
    <rect width="1200" height="900" fill="${sky}"/><path d="M0 470 Q400 330 800 450 T1200 420 V900 H0Z" fill="${hill}"/>
    ${houses.join('')}
    <path d="M520 900 L600 470 L640 470 L900 900Z" fill="#5b5f63"/>
    <path d="M700 900 L622 480" stroke="#fbf8f0" stroke-width="10" stroke-dasharray="48 36"/>`);
}

/** The two photos of a demo code, as JPEG files like a camera's. */
export function demoPictures(
  index: number,
): { name: string; caption: string; jpeg: () => Promise<Buffer> }[] {
  const colours = palettes[index % palettes.length] as Colours;
  return [
    { name: 'front-gate.jpg', caption: 'The gate. Please ring the bell.', jpeg: () => draw(gate(colours)) },
    { name: 'from-the-street.jpg', caption: 'As you come up the street', jpeg: () => draw(street(colours)) },
  ];
}

const readsSvg = { operation: ['VipsForeignLoadSvgBuffer'] };

/** Allows SVG only for these drawings; uploads are never read as SVG (`functions/services/resizeImage.ts`). */
async function draw(svg: string): Promise<Buffer> {
  sharp.unblock(readsSvg);
  const jpeg = await sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer();
  sharp.block(readsSvg);
  return jpeg;
}
