import { unzipSync, zipSync } from 'fflate';
import { type CellValue, HucreError } from 'hucre';
import { readXlsx as readWorkbook, writeXlsx as writeWorkbook } from 'hucre/xlsx';
import { assertDeckSize, type CopyDeck, DeckFileError, type ReadDeck } from './copy-deck.ts';
import { cellsOf, columns, headOf, readTable, type TableRow } from './table.ts';

const sheetName = 'Texts';
/** Widths of the columns, in characters; the columns that are not listed are narrow. */
const widths: Readonly<Partial<Record<(typeof columns)[number], number>>> = {
  source: 40,
  translation: 40,
  note: 30,
  picture: 20,
};
/** Largest size of a crop in its cell, in px at 96 dpi. */
const cropSize = { width: 240, height: 60 };
const pointsPerPixel = 0.75;

/** Writes an Excel workbook with one sheet: a text in each row, and its crop of the picture in the last cell. */
export async function writeXlsx(deck: CopyDeck): Promise<Uint8Array> {
  const crops = deck.pictures.flatMap(({ texts }) => texts.map(({ crop }) => crop));
  return await writeWorkbook({
    sheets: [
      {
        name: sheetName,
        rows: [[...headOf(deck), 'crop'], ...cellsOf(deck).map((row) => row.map(escapeCodes))],
        columns: [
          // The cells have the format of texts, because a spreadsheet would make a date of "3/4".
          ...columns.map((column) => ({ width: widths[column] ?? 14, numFmt: '@' })),
          { width: cropSize.width / 7 },
        ],
        freezePane: { rows: 1 },
        rowDefs: new Map(
          crops.flatMap((crop, index) => (crop ? [[index + 1, { height: cropSize.height * pointsPerPixel }]] : [])),
        ),
        images: crops.flatMap((crop, index) =>
          crop
            ? [
                {
                  data: crop,
                  type: 'png' as const,
                  anchor: { from: { row: index + 1, col: columns.length } },
                  ...within(crop),
                },
              ]
            : [],
        ),
      },
    ],
  });
}

/** The size of a PNG, scaled down to {@link cropSize} where it is larger. */
function within(png: Uint8Array): { width: number; height: number } {
  const header = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const [width, height] = [header.getUint32(16), header.getUint32(20)];
  const scale = Math.min(1, cropSize.width / width, cropSize.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Workbooks encode signs as `_x000D_`: in a text that looks like such a code, the underscore is encoded. */
function escapeCodes(cell: string): string {
  return cell.replaceAll(/_(?=x[\dA-F]{4}_)/gi, '_x005F_');
}

/** Reads the first sheet of a workbook, with the results of formulas. @throws DeckFileError */
export async function readXlsx(bytes: Uint8Array, name: string): Promise<ReadDeck> {
  const rows = await rowsOf(bytes, name);
  return readTable(rows.map(toRow), name);
}

function toRow(cells: readonly CellValue[], index: number): TableRow {
  const date = cells.findIndex((cell) => cell instanceof Date);
  return {
    number: index + 1,
    cells: cells.map((cell) => (cell === null ? '' : cell instanceof Date ? cell.toISOString() : String(cell))),
    ...(date >= 0 && { fault: `cell ${date + 1} holds a date. Format it as text, and write it as it should be read.` }),
  };
}

async function rowsOf(bytes: Uint8Array, name: string): Promise<CellValue[][]> {
  const parts = unpack(bytes, name);
  try {
    const { sheets } = await readWorkbook(zipSync(parts, { level: 0 }), { sheets: [0] });
    return sheets[0]?.rows ?? [];
  } catch (error) {
    if (!(error instanceof HucreError)) throw error;
    throw new DeckFileError(`${name} is no Excel workbook that can be read: ${error.message}`, { cause: error });
  }
}

/** Unpacks the parts of a workbook that hold text. Their sizes are checked before they are unpacked, so that a small file cannot fill the memory. */
function unpack(bytes: Uint8Array, name: string): Record<string, Uint8Array> {
  let size = 0;
  try {
    return unzipSync(bytes, {
      filter: (part) => {
        if (!/\.(xml|rels)$/.test(part.name)) return false;
        size += part.originalSize;
        assertDeckSize(name, size);
        return true;
      },
    });
  } catch (error) {
    if (error instanceof DeckFileError) throw error;
    throw new DeckFileError(`${name} is no Excel workbook: it cannot be unpacked.`, { cause: error });
  }
}
