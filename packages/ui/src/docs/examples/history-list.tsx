import { HistoryList } from '@palimpsest/ui';
import { useState } from 'react';

export function PosterVersions() {
  const [current, setCurrent] = useState('2');
  const [selected, setSelected] = useState('2');
  return (
    <HistoryList
      versions={[
        { id: '2', at: new Date('2027-02-03T10:20:00'), title: 'Headline retyped', author: 'Inês Duarte' },
        { id: '1', at: new Date('2027-02-02T16:05:00'), title: 'Price moved', author: 'Ada Holm' },
      ]}
      currentId={current}
      onSelect={setSelected}
      selectedId={selected}
      onRestore={setCurrent}
    />
  );
}
