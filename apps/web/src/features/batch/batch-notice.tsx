import { Banner, Button } from '@palimpsest/ui';
import { useFormat } from '@palimpsest/ui/messages/context';
import { Link } from '@tanstack/react-router';
import { useBatchWords } from './batch.messages.ts';

export interface BatchNoticeProps {
  /** Of the batch. */
  id: string;
  /** How many of its images in one language are ready. */
  done: number;
  all: number;
}

/** Tells on other pages how far a batch is, and leads to it. */
export function BatchNotice({ id, done, all }: BatchNoticeProps) {
  const words = useBatchWords();
  const format = useFormat();
  return (
    <Banner
      className="mb-5"
      action={
        <Button asChild>
          <Link to="/preview" search={{ batch: id }}>
            {words.showProgress}
          </Link>
        </Button>
      }
    >
      {words.underWay(done, all, format)}
    </Banner>
  );
}
