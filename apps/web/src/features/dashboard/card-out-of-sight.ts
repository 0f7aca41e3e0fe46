import type { CSSProperties } from 'react';

/** Style of a card that is neither laid out nor drawn while it is out of sight; keyboard and search find it all the same. */
export const cardOutOfSight: CSSProperties = { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 21rem' };
