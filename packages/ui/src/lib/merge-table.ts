// Written by scripts/generate-merge-table.ts from tailwind-merge's own table.
import { validators } from 'tailwind-merge';

/** A line for each set of classes: prefixes, then what may follow them. A capital is one of the {@link kinds}, _ is nothing. */
export const classes = `:container
:V
break-after break-before:auto avoid all avoid-page page left right column
break-inside:auto avoid avoid-page avoid-column
box-decoration:slice clone
box:border content
:block inline-block inline flex inline-flex table inline-table table-caption table-cell table-column table-column-group table-footer-group table-header-group table-row-group table-row flow-root grid inline-grid contents list-item hidden
:sr-only not-sr-only
float:right left none start end
clear:left right both none start end
:isolate isolation-auto
object:contain cover fill none scale-down
overflow overflow-x overflow-y:auto hidden clip visible scroll
overscroll overscroll-x overscroll-y:auto contain none
:static fixed absolute relative sticky
:inset-s(A) start(A)
:inset-e(A) end(A)
:visible invisible collapse
flex:row row-reverse col col-reverse
flex:nowrap wrap wrap-reverse
grid-flow:row col dense row-dense col-dense
justify:start end center between around evenly stretch baseline center-safe end-safe normal
justify-items:start end center stretch center-safe end-safe normal
justify-self place-self:auto start end center stretch center-safe end-safe
content:normal start end center between around evenly stretch baseline center-safe end-safe
items:start end center stretch center-safe end-safe baseline(_ last)
self:auto start end center stretch center-safe end-safe baseline(_ last)
place-content:start end center between around evenly stretch baseline center-safe end-safe
place-items:start end center stretch center-safe end-safe baseline
:space-x-reverse
:space-y-reverse
text:base Y pal-2xs pal-xs pal-sm pal-base pal-lg pal-xl pal-2xl pal-3xl pal-4xl pal-5xl NE
:antialiased subpixel-antialiased
:italic not-italic
font:thin extralight light normal medium semibold bold extrabold black RS
font:LCB
:normal-nums
:ordinal
:slashed-zero
:lining-nums oldstyle-nums
:proportional-nums tabular-nums
:diagonal-fractions stacked-fractions
list:inside outside
text:left center right justify start end
:underline overline line-through no-underline
decoration:solid dashed dotted double wavy
decoration:W from-font auto KE
:uppercase lowercase capitalize normal-case
:truncate text-ellipsis text-clip
text:wrap nowrap balance pretty
whitespace:normal nowrap pre pre-line pre-wrap break-spaces
break:normal words all keep
wrap:break-word anywhere normal
hyphens:none manual auto
bg:fixed local scroll
bg-clip:border padding content text
bg-origin:border padding content
bg mask:center top bottom left right top-left left-top top-right right-top bottom-right right-bottom bottom-left left-bottom OG position(KJ)
bg mask:no-repeat repeat(_ x y space round)
bg mask:auto cover contain QI size(KJ)
bg:none linear(to(t tr r br b bl l tl) UKJ) radial(_ KJ) conic(_ UKJ) MD
from via to:XNE
border border-x border-y border-s border-e border-bs border-be border-t border-r border-b border-l outline ring inset-ring:_ WNE
:divide-x-reverse
:divide-y-reverse
border divide:solid dashed dotted double hidden none
outline:solid dashed dotted double none hidden
shadow:_ inner none Y low pal-low floating pal-floating modal pal-modal PH
inset-shadow text-shadow:none YPH
:ring-inset
ring-offset:WE
mix-blend:normal multiply screen overlay darken lighten color-dodge color-burn hard-light soft-light difference exclusion hue saturation color luminosity plus-darker plus-lighter
bg-blend:normal multiply screen overlay darken lighten color-dodge color-burn hard-light soft-light difference exclusion hue saturation color luminosity
:mask-clip(border padding content fill stroke view) mask-no-clip
mask:add subtract intersect exclude
mask-linear-from mask-linear-to mask-t-from mask-t-to mask-r-from mask-r-to mask-b-from mask-b-to mask-l-from mask-l-to mask-x-from mask-x-to mask-y-from mask-y-to mask-radial-from mask-radial-to mask-conic-from mask-conic-to:WXOG
mask-radial:circle ellipse
mask-radial:closest(side corner) farthest(side corner)
mask-radial-at:center top bottom left right top-left left-top top-right right-top bottom-right right-bottom bottom-left left-bottom
mask:alpha luminance match
mask-origin:border padding content fill stroke view
mask-type:alpha luminance
mask:none KJ
drop-shadow:_ none YPH
border:collapse separate
table:auto fixed
caption:top bottom
transition:normal discrete
backface:hidden visible
:scale-3d
transform:3d flat
:translate-none
appearance:none auto
scheme:normal dark light light-dark only-dark only-light
field-sizing:fixed content
pointer-events forced-color-adjust:auto none
resize:none _ y x
scroll:auto smooth
scrollbar-gutter:auto stable both
scrollbar:auto thin none
snap:start end center align-none
snap:normal always
snap:none x y both
snap:mandatory proximity
touch:auto none manipulation
touch-pan:x left right
touch-pan:y up down
:touch-pinch-zoom
select:none text all auto
stroke:WNEF
aspect columns object inset inset-x inset-y inset-bs inset-be top right bottom left z basis flex order grid-cols col col-start col-end grid-rows row row-start row-end auto-cols auto-rows gap gap-x gap-y p px py ps pe pbs pbe pt pr pb pl m mx my ms me mbs mbe mt mr mb ml space-x space-y size inline min-inline max-inline block min-block max-block w min-w max-w h min-h max-h font-stretch font-features tracking line-clamp leading list-image list placeholder text decoration underline-offset indent tab align content bg from via to border border-x border-y border-s border-e border-bs border-be border-t border-r border-b border-l divide outline-offset outline shadow inset-shadow ring ring-offset inset-ring text-shadow opacity mask-linear mask-linear-from mask-linear-to mask-t-from mask-t-to mask-r-from mask-r-to mask-b-from mask-b-to mask-l-from mask-l-to mask-x-from mask-x-to mask-y-from mask-y-to mask-radial mask-radial-from mask-radial-to mask-conic mask-conic-from mask-conic-to brightness contrast drop-shadow hue-rotate saturate backdrop-brightness backdrop-contrast backdrop-hue-rotate backdrop-opacity backdrop-saturate border-spacing border-spacing-x border-spacing-y duration ease delay animate perspective perspective-origin rotate rotate-x rotate-y rotate-z scale scale-x scale-y scale-z skew skew-x skew-y origin translate translate-x translate-y translate-z zoom accent caret cursor scrollbar-thumb scrollbar-track scroll-m scroll-mx scroll-my scroll-ms scroll-me scroll-mbs scroll-mbe scroll-mt scroll-mr scroll-mb scroll-ml scroll-p scroll-px scroll-py scroll-ps scroll-pe scroll-pbs scroll-pbe scroll-pt scroll-pr scroll-pb scroll-pl will-change fill:A
@container grow shrink rounded rounded-s rounded-e rounded-t rounded-r rounded-b rounded-l rounded-ss rounded-se rounded-ee rounded-es rounded-tl rounded-tr rounded-br rounded-bl divide-x divide-y filter blur grayscale invert sepia backdrop-filter backdrop-blur backdrop-grayscale backdrop-invert backdrop-sepia transition transform:_ A
stroke:none A`;

/** All conflicts of the groups for which conflictsOfSides finds others. */
export const conflicts = `1:@container
inset:15 16 bottom inset-be inset-bs inset-x inset-y left right top
inset-x:15 16 left right
inset-y:bottom inset-be inset-bs top
110flex:basis grow shrink
pb:
mb:
size:h w
text:leading
36:37 38 39 40 41
37:36
38:36
39:36
40:36
41:36
line-clamp:6 overflow
rounded:rounded-b rounded-bl rounded-br rounded-e rounded-ee rounded-es rounded-l rounded-r rounded-s rounded-se rounded-ss rounded-t rounded-tl rounded-tr
rounded-s:rounded-es rounded-ss
rounded-e:rounded-ee rounded-se
rounded-r:rounded-br rounded-tr
rounded-l:rounded-bl rounded-tl
border-b:
110border-b:
rotate:
scale:
skew:
translate:91 translate-x translate-y
91:translate translate-x translate-y translate-z
scroll-mb:
scroll-pb:
touch:106touch-pan 107 touch-pan
touch-pan:touch
106touch-pan:touch
107:touch`;

/** The kinds of values that tailwind-merge tells apart. */
export const kinds: Readonly<Record<string, (value: string) => boolean>> = {
  A: validators.isAny,
  B: validators.isAnyNonArbitrary,
  C: validators.isArbitraryFamilyName,
  D: validators.isArbitraryImage,
  E: validators.isArbitraryLength,
  F: validators.isArbitraryNumber,
  G: validators.isArbitraryPosition,
  H: validators.isArbitraryShadow,
  I: validators.isArbitrarySize,
  J: validators.isArbitraryValue,
  K: validators.isArbitraryVariable,
  L: validators.isArbitraryVariableFamilyName,
  M: validators.isArbitraryVariableImage,
  N: validators.isArbitraryVariableLength,
  O: validators.isArbitraryVariablePosition,
  P: validators.isArbitraryVariableShadow,
  Q: validators.isArbitraryVariableSize,
  R: validators.isArbitraryVariableWeight,
  S: validators.isArbitraryWeight,
  U: validators.isInteger,
  V: validators.isNamedContainerQuery,
  W: validators.isNumber,
  X: validators.isPercent,
  Y: validators.isTshirtSize,
};
