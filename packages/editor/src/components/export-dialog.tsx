import { Button, Checkbox, SegmentedControl, SelectField, SimpleDialog, Slider } from '@palimpsest/ui';
import { useFormat } from '@palimpsest/ui/messages/context';
import type { Format } from '@palimpsest/ui/messages/format';
import { Copy, Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { EditorContext } from '../actions/editor-context.ts';
import { exportPicture } from '../export/export-picture.ts';
import { defaultExport, exportFormats } from '../export/formats.ts';
import type { ExportFormat, ExportOptions } from '../export/formats.ts';
import { sizeOfPicture } from '../export/render.ts';
import { type EditorWords, useWords } from '../messages/words.ts';
import { detailOf } from '../messages.ts';
import { useEditor } from '../use-editor.ts';
import { sourceOf } from './use-export.ts';
import type { ExportPictures, ExportRequest } from './use-export.ts';

/** How long after the last change of a choice the file is written to know its size, in ms. */
const measureDelay = 300;

const formatNames = Object.keys(exportFormats) as ExportFormat[];

type Measured = { bytes: number } | { error: string } | undefined;

function labelOfFormat(name: ExportFormat, words: EditorWords): string {
  const { label, liveText } = exportFormats[name];
  return liveText ? words.withLiveText({ format: label }) : label;
}

/** The size that the file will have: it is written for that, as no guess is good. Undefined while it is not known. */
function useFileSize(
  context: EditorContext,
  { image, original, patches, retouch }: ExportPictures,
  { selectionOnly, format, quality, scale, outlines = false }: ExportRequest,
): Measured {
  const key = `${selectionOnly} ${format} ${quality} ${scale} ${outlines}`;
  const [measured, setMeasured] = useState<{ key: string; result: Measured }>();
  useEffect(() => {
    let current = true;
    const measure = async () => {
      try {
        const source = sourceOf(context.store, { image, original, patches, retouch }, selectionOnly);
        const { size } = await exportPicture(source, { format, quality, scale, outlines });
        if (current) setMeasured({ key, result: { bytes: size } });
      } catch (error) {
        if (current) setMeasured({ key, result: { error: detailOf(error) } });
      }
    };
    const timer = setTimeout(() => void measure(), measureDelay);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [context.store, image, original, patches, retouch, selectionOnly, format, quality, scale, outlines, key]);
  return measured?.key === key ? measured.result : undefined;
}

function bytesInWords(bytes: number, { number }: Format): string {
  return bytes < 1_000_000
    ? number(Math.ceil(bytes / 1_000), { style: 'unit', unit: 'kilobyte' })
    : number(bytes / 1_000_000, {
        style: 'unit',
        unit: 'megabyte',
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      });
}

const scales = [1, 2] as const satisfies readonly ExportOptions['scale'][];

export interface ExportDialogProps extends ExportPictures {
  context: EditorContext;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onExport: (request: ExportRequest) => void;
  onCopy: (selectionOnly: boolean) => void;
}

/** Exports in other formats, sizes and parts than the whole picture as a PNG. */
export function ExportDialog({ open, onOpenChange, ...props }: ExportDialogProps) {
  const words = useWords();
  return (
    <SimpleDialog open={open} onOpenChange={onOpenChange} title={words.exportTitle} className="max-w-100">
      {open ? <ExportForm {...props} onDone={() => onOpenChange(false)} /> : null}
    </SimpleDialog>
  );
}

type ExportFormProps = Omit<ExportDialogProps, 'open' | 'onOpenChange'> & { onDone: () => void };

function ExportForm({ context, image, original, patches, retouch, onExport, onCopy, onDone }: ExportFormProps) {
  const words = useWords();
  const format = useFormat();
  const [request, setRequest] = useState<ExportRequest>({ ...defaultExport, selectionOnly: false });
  const change = (patch: Partial<ExportRequest>) => setRequest((before) => ({ ...before, ...patch }));
  const pictures = { image, original, patches, retouch };
  const size = useFileSize(context, pictures, request);
  const { document, area } = sourceOf(context.store, pictures, request.selectionOnly);
  const labelOfScale = (scale: ExportOptions['scale']) => {
    const { width, height } = sizeOfPicture(document, { area, scale });
    return `${scale}× · ${format.number(width)} × ${format.number(height)} px`;
  };
  const { lossy, raster } = exportFormats[request.format];
  const someSelected = useEditor(context.store, ({ selectedIds }) => selectedIds.length > 0);
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onExport(request);
        onDone();
      }}
    >
      <SelectField
        label={words.format}
        value={request.format}
        onValueChange={(chosen) => change({ format: chosen })}
        options={formatNames.map((name) => ({ value: name, label: labelOfFormat(name, words) }))}
      />
      {lossy ? (
        <div className="flex items-center gap-3 text-sm">
          <span className="text-muted">{words.quality}</span>
          <Slider
            label={words.quality}
            className="min-w-0 flex-1"
            min={0.1}
            max={1}
            step={0.05}
            value={request.quality}
            onValueChange={(quality) => change({ quality })}
            formatValue={(quality) => `${Math.round(quality * 100)}%`}
          />
          <span className="w-10 text-end tabular-nums">{Math.round(request.quality * 100)}%</span>
        </div>
      ) : null}
      {raster ? (
        <SegmentedControl
          label={words.size}
          // Below each other on a phone whose width the pixels of a large picture take.
          className="flex w-full flex-wrap"
          options={scales.map((scale) => ({ value: String(scale), label: labelOfScale(scale) }))}
          value={String(request.scale)}
          onValueChange={(scale) => change({ scale: scale === '2' ? 2 : 1 })}
        />
      ) : null}
      {request.format === 'svg' ? (
        <Checkbox
          label={words.lettersAsPaths}
          checked={request.outlines === true}
          onCheckedChange={(outlines) => change({ outlines })}
        />
      ) : null}
      <Checkbox
        label={words.onlySelection}
        disabled={!someSelected}
        checked={request.selectionOnly}
        onCheckedChange={(selectionOnly) => change({ selectionOnly })}
      />
      <p aria-live="polite" className="min-h-5 text-sm text-muted">
        {size === undefined ? words.measuringFile : null}
        {size && 'bytes' in size ? words.fileSize({ size: bytesInWords(size.bytes, format) }) : null}
        {size && 'error' in size ? size.error : null}
      </p>
      <div className="flex justify-end gap-2">
        <Button
          icon={<Copy aria-hidden />}
          onClick={() => {
            onCopy(request.selectionOnly);
            onDone();
          }}
        >
          {words.copyAsPng}
        </Button>
        <Button type="submit" variant="primary" icon={<Download aria-hidden />}>
          {words.saveAs({ format: exportFormats[request.format].extension.toUpperCase() })}
        </Button>
      </div>
    </form>
  );
}
