/** Classes of a card that is neither laid out nor drawn while it is out of sight; keyboard and search find it all the same. */
export const cardOutOfSight = '[contain-intrinsic-block-size:auto_21rem] [content-visibility:auto]';
