export { HistoryList, type HistoryListProps, type HistoryVersion } from './history-list.tsx';
