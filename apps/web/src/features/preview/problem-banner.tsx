import type { LanguageName, LanguagePairs } from '@palimpsest/contract';
import { Banner, Button } from '@palimpsest/ui';
import { useWords } from '../../messages/words.ts';
import { leadsSomewhere } from './language-options.ts';

export interface ProblemBannerProps {
  error: string;
  /** Whether the credit was refunded. */
  refunded: boolean;
  /** The language in which an image that was refused for its language seems to be written. @default none */
  looksLike?: LanguageName | undefined;
  pairs: LanguagePairs | undefined;
  onTranslateFrom: (source: string) => void;
  /** Puts the image away; left out where there is none. */
  onOtherImage: (() => void) | undefined;
}

/** Says why the image failed, and offers its own language if it can be translated from here, or else another image. */
export function ProblemBanner({
  error,
  refunded,
  looksLike,
  pairs,
  onTranslateFrom,
  onOtherImage,
}: ProblemBannerProps) {
  const words = useWords('preview');
  const { languageInSentence } = useWords('shared');
  const language = looksLike && languageInSentence(looksLike);
  const said = (
    <>
      <p>{error}</p>
      {refunded ? <p className="mt-1">{words.noCreditUsed}</p> : null}
    </>
  );
  if (looksLike && language && leadsSomewhere(pairs, looksLike))
    return (
      <Banner
        tone="danger"
        action={<Button onClick={() => onTranslateFrom(looksLike)}>{words.translateFrom({ language })}</Button>}
      >
        {said}
      </Banner>
    );
  return (
    <Banner
      tone="danger"
      action={onOtherImage ? <Button onClick={onOtherImage}>{words.otherImage}</Button> : undefined}
    >
      {said}
      {language ? <p className="mt-1">{words.sourceUnavailable({ language })}</p> : null}
    </Banner>
  );
}
