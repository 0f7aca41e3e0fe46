import { describe, expect, it } from 'vitest';
import type { PosterScore } from './score.ts';
import { printTable, verdict } from './table.ts';

function poster(edits: number, psnr: number): PosterScore {
  return {
    name: 'poster',
    background: 'flat',
    reading: {
      edits,
      characters: 100,
      linesFound: 1,
      lines: 1,
      diacriticsRight: 0,
      diacritics: 0,
      paragraphsRight: 1,
      paragraphs: 1,
    },
    erasing: [{ psnr, ssim: 1, gone: 1 }],
    style: [{ colour: 1, size: 1, weightRight: true, alignRight: undefined }],
    seconds: 2,
    cpuSeconds: 3,
  };
}

const group = { name: 'flat', ours: [poster(2, 40)], rival: [poster(8, 50)] };

const cells = (line: string): string[] => line.trim().split(/ {2,}/);

describe('printTable', () => {
  it('tells by how much ours is better, whichever way is better', () => {
    const [head = '', , ours = '', , better = ''] = printTable([group]).split('\n');
    expect(cells(head).slice(0, 5)).toEqual(['CER %', 'lines %', 'accents %', 'groups %', 'PSNR dB']);
    expect(cells(ours).slice(0, 7)).toEqual(['flat', 'ours', '2.00', '100.0', '–', '100.0', '40.0']);
    expect(cells(better).slice(0, 6)).toEqual(['better', '4.00×', '1.00×', '–', '1.00×', '0.80×']);
  });

  it('keeps its columns in line', () => {
    const lines = printTable([group]).split('\n');
    expect(new Set(lines.map((line) => line.length)).size).toBe(1);
  });
});

describe('verdict', () => {
  it('counts a column on which both are alike, or that nobody can judge, as not better', () => {
    const { better, notBetter } = verdict(group);
    expect(better).toEqual(['CER %']);
    expect(notBetter).toContain('lines %');
    expect(notBetter).toContain('accents %');
    expect(notBetter).toContain('PSNR dB');
    expect(notBetter).not.toContain('s/image');
  });
});
