/** A cold share card against a photo of 40 megapixels, as `images.complete` makes its sizes, each in a fresh process. */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { build } from 'esbuild';
import { root } from '#scripts/build/entries.ts';
import { bundleOptions } from '#scripts/build/functions.ts';
import { sampleCards } from '#test/support/sampleCards.ts';
import { median, printHeading, printRow } from './print.ts';

const rounds = 5;
const folder = `${root}.build/bench/`;

/** Of a vCPU with 512 MB: https://docs.aws.amazon.com/lambda/latest/dg/configuration-memory.html */
const share = 512 / 1769;

const cpu = 'const a=process.cpuUsage();';
const print = 'const b=process.cpuUsage(a);console.log((b.user+b.system)/1000)';

const scripts = {
  photo: `const sharp=require('sharp');const noise={type:'gaussian',mean:128,sigma:12};
sharp({create:{width:8000,height:5000,channels:3,background:'#000',noise},limitInputPixels:false}).jpeg({quality:60}).toBuffer()
.then(async(bytes)=>{${cpu}const {resizeImage}=require('${folder}resize/index.cjs');await resizeImage(bytes);${print}})`,
  card: `${cpu}const {drawShareCard}=require('${folder}card/index.cjs');
drawShareCard(${JSON.stringify(sampleCards['plain']?.card)},null).then(()=>{${print}})`,
};

function cpuMs(script: string): number {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=commonjs', '-e', script], {
    cwd: root,
    encoding: 'utf8',
  });
  const measured = Number(stdout);
  if (stdout === '' || Number.isNaN(measured)) throw new Error(stderr);
  return measured;
}

export async function benchShareCards(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await build({
    ...bundleOptions([
      { name: 'card', source: 'functions/services/shareCard/drawShareCard.ts' },
      { name: 'resize', source: 'functions/services/resizeImage.ts' },
    ]),
    plugins: [],
    outdir: folder,
    outExtension: { '.js': '.cjs' },
  });
  const measured = Array.from({ length: rounds }, () => ({
    card: cpuMs(scripts.card),
    photo: cpuMs(scripts.photo),
  }));
  printHeading(
    `Share cards: a cold one against a photo of 40 megapixels (median of ${rounds} fresh processes)`,
  );
  const ratio = median(measured.map(({ card, photo }) => card / photo));
  printRow('CPU of a card by that of a photo', ratio, 1, ' x');
  const seconds = median(measured.map(({ card }) => card)) / 1000 / share;
  printRow('with 512 MB, on a CPU like this one', seconds, 1.5, ' s');
}
