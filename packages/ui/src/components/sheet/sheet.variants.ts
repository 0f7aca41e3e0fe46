/** The classes of the parts of an overlay at an edge of the window. Title and footer stay in place while the body scrolls. */
export const sheetParts = {
  title: 'shrink-0 ps-5 pe-14 pt-4.5 font-display text-lg font-medium wrap-anywhere',
  description: 'mt-0.5 shrink-0 px-5 text-sm wrap-anywhere text-muted',
  body: 'mt-3 flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto overscroll-contain px-5 pt-1 pb-5 text-sm',
  footer: 'flex shrink-0 flex-wrap justify-end gap-2 border-t border-line px-5 py-4',
};
