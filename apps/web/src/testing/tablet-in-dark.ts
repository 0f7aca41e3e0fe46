/**
 * Spread into the parameters of a whole screen: one more picture, in the dark theme on a tablet. Colors do not depend on the
 * width, nor the layout on the theme, so one picture shows both.
 */
export const tabletInDark = { chromatic: { modes: { 'tablet-dark': { theme: 'dark', viewport: 768 } } } };
