import sharp from 'sharp';
import type { CodeCard, ShareCard } from '#shared/domain/shareCard.ts';

const tembisa = { latitude: -25.99, longitude: 28.22 };

const codeCard = (given: Partial<CodeCard> = {}): CodeCard => ({
  kind: 'code',
  code: '7PT-FLHV',
  title: "Ma Dlamini's Spaza",
  place: 'Tembisa, Ekurhuleni',
  province: 'Gauteng',
  step: { landmark: 'church', sentence: 'Past the church, left at the blue container, 200 m' },
  spot: tembisa,
  ...given,
});

/** Stripes, which show where a photo is cut and how it is scaled. */
const photo = () => {
  const stripes = Array.from({ length: 10 }, (_, index) => {
    const colour = `hsl(${index * 36} 70% 50%)`;
    return `<rect x="${index * 80}" width="80" height="600" fill="${colour}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">${stripes.join('')}</svg>`;
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
  return sharp(Buffer.from(svg)).webp().toBuffer();
};

interface SampleCard {
  readonly card: ShareCard;
  readonly photo?: () => Promise<Buffer>;
}

/** What is hard to draw; test/support/shareCards has how it looks. */
export const sampleCards: Readonly<Record<string, SampleCard>> = {
  plain: { card: codeCard() },
  withoutStep: { card: codeCard({ step: null }) },
  area: { card: codeCard({ step: null, spot: null }) },
  photo: { card: codeCard(), photo },
  longest: {
    card: codeCard({
      title:
        'The community hall and clinic beside the old church in the middle of Khayelitsha Site C, City of Cape Town, South Afri',
      place: 'Khayelitsha Site C with a long name, City of Cape Town Metropolitan Municipality',
      province: 'Western Cape',
      step: {
        landmark: 'endOfTar',
        sentence:
          'Where the tar ends, straight on past the big tree with the white stones, 1.2 km (ask for the blue gate beside the tank)',
      },
      spot: { latitude: -34.03, longitude: 18.67 },
    }),
  },
  oneLongWord: { card: codeCard({ title: 'W'.repeat(120) }) },
  emoji: { card: codeCard({ title: '🏠 Thandi’s place 👩🏽‍🌾 ❤️ 24/7 🇿🇦' }) },
  hebrew: { card: codeCard({ title: 'מאפייה של דוד Bakery 24/7 ברחוב הראשי' }) },
  accents: {
    card: codeCard({
      title: 'Café Ŝkola – Ngwaņa Ḽa Ṱhohoyaṋḓou êëïôûš',
      place: 'Thohoyandou, Thulamela',
      province: 'Limpopo',
      spot: { latitude: -22.95, longitude: 30.48 },
    }),
  },
  wideLetters: { card: codeCard({ code: 'WMW-WMWM' }) },
  unknownLetters: { card: codeCard({ title: '北京 Shop दुकान' }) },
  nothing: { card: codeCard({ title: '', place: '', step: null }) },
  northernCape: {
    card: codeCard({ province: 'Northern Cape', step: null, spot: { latitude: -28.45, longitude: 20.9 } }),
  },
  creator: { card: { kind: 'creator', name: 'Ekurhuleni Tourism', address: 'zarcodes.co.za/ekurhuleni' } },
};

/** As it is stored: half as large, which is enough to see what is wrong. */
export const storedForm = (drawn: Buffer): Promise<Buffer> =>
  sharp(drawn).resize(600).webp({ quality: 80 }).toBuffer();
