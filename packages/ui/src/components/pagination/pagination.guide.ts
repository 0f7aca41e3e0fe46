import type { Guide } from '../../docs/guide.ts';

export const paginationGuide: Guide = {
  use: [
    'A list is longer than a page, and people return to a position in it.',
    'Give `href` if each page has an address, so that people can open it in a new tab.',
  ],
  avoid: [
    'The whole list fits on one page: omit it.',
    'It moves between the steps of a task: use Buttons that name the next step.',
  ],
  anatomy: `<Pagination page={page} pageSize={20} total={134} onPageChange={setPage} />

// Or from its parts
<Pagination.Root page={page} pageSize={20} total={134} onPageChange={setPage}>
  <Pagination.Previous />
  <Pagination.Pages />
  <Pagination.Text />
  <Pagination.Next>Older posters</Pagination.Next>
  <Pagination.Range />
</Pagination.Root>`,
  keyboard: { Tab: 'Moves through the pages.', 'Enter or Space': 'Goes to a page; as a link, Enter only.' },
  parts: {
    pagination: { 'data-compact': 'Shows "Page 3 of 7" in place of the page numbers, at any width.' },
    'pagination-range': {},
    'pagination-previous': { 'aria-disabled': 'On the first page. It keeps the focus.' },
    'pagination-page-text': {},
    'pagination-pages': {},
    'pagination-page': { 'aria-current': { page: 'The page that is shown.' } },
    'pagination-gap': {},
    'pagination-next': { 'aria-disabled': 'On the last page. It keeps the focus.' },
  },
};
