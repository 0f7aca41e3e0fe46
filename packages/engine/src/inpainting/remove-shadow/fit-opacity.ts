import type { Colour } from '../../image/colour.ts';
import { shadowSearch } from './parameters.ts';
import type { Evidence } from './evidence.ts';

/** The opacity at which a shadow explains most of what is seen. */
export interface OpacityFit {
  /** Colour of the shadow's layer. */
  colour: Colour;
  opacity: number;
  /** Sum of squared residuals that it explains. */
  explained: number;
  /** Ratio of `explained` to the sum that a separate opacity for each channel would explain, 0 to 1. */
  likeness: number;
}

const black: Colour = [0, 0, 0];
const white: Colour = [255, 255, 255];

/** @param covered coverage of each sample by the shadow, 0 to 1 */
export function fitOpacity(evidence: Evidence, covered: Float32Array): OpacityFit {
  const channels = momentsOf(evidence, covered);
  const dark = fitColour(channels, black);
  const light = fitColour(channels, white);
  return light.explained > dark.explained ? light : dark;
}

/** Whether the picture follows the shadow at most places along the text, and not just where something dark happens to lie. */
export function agreesAlong(evidence: Evidence, covered: Float32Array, colour: Colour): boolean {
  const { ends, residual, background } = evidence;
  const places = Array.from(ends, (end, at) => {
    const start = at === 0 ? 0 : (ends[at - 1] ?? 0);
    const count = end - start;
    let follows = 0;
    for (const c of [0, 1, 2] as const) {
      let x = 0;
      let y = 0;
      let xy = 0;
      for (let k = start; k < end; k++) {
        const effect = (covered[k] ?? 0) * (colour[c] - (background[c][k] ?? 0));
        const seen = residual[c][k] ?? 0;
        x += effect;
        y += seen;
        xy += effect * seen;
      }
      follows += xy - (x * y) / Math.max(1, count);
    }
    return { count, follows };
  });
  const fullest = places.reduce((most, { count }) => Math.max(most, count), 0);
  const telling = places.filter(({ count }) => count >= shadowSearch.tellingCell * fullest);
  const following = telling.filter(({ follows }) => follows > 0);
  return telling.length >= shadowSearch.minPlaces && following.length >= shadowSearch.agreeingPlaces * telling.length;
}

/**
 * Fits the opacity by least squares. Each cell has an offset of its own (fixed effects), because the guess at the background is off by whole
 * hills and clouds.
 */
function fitColour(channels: ChannelMoments, colour: Colour): OpacityFit {
  let variances = 0;
  let covariances = 0;
  let apart = 0;
  channels.forEach((channel, c) => {
    const level = colour[c] ?? 0;
    // The effect of an opaque layer is the difference between its colour and the background.
    const variance = level * (level * channel.cover - 2 * channel.coverLit) + channel.lit;
    const covariance = level * channel.coverSeen - channel.litSeen;
    if (variance <= 0) return;
    variances += variance;
    covariances += covariance;
    apart += (covariance * covariance) / variance;
  });
  if (variances <= 0 || covariances <= 0) return { colour, opacity: 0, explained: 0, likeness: 0 };
  const explained = (covariances * covariances) / variances;
  return { colour, opacity: covariances / variances, explained, likeness: explained / apart };
}

/**
 * Sums of squares and products of one channel within the cells: of the coverage (`cover`), of the background times the coverage (`lit`) and
 * of the residual (`seen`). Fits of all layer colours are computed from them.
 */
interface Moments {
  cover: number;
  coverLit: number;
  lit: number;
  coverSeen: number;
  litSeen: number;
}

type ChannelMoments = readonly Moments[];

function momentsOf(evidence: Evidence, covered: Float32Array): ChannelMoments {
  return ([0, 1, 2] as const).map((c) => channelMoments(evidence, covered, c));
}

function channelMoments({ ends, residual, background }: Evidence, covered: Float32Array, c: 0 | 1 | 2): Moments {
  const sums: Moments = { cover: 0, coverLit: 0, lit: 0, coverSeen: 0, litSeen: 0 };
  const seenOf = residual[c];
  const behindOf = background[c];
  let k = 0;
  for (const end of ends) {
    const share = 1 / Math.max(1, end - k);
    let cover = 0;
    let lit = 0;
    let seen = 0;
    for (; k < end; k++) {
      const own = covered[k] ?? 0;
      const ownLit = own * (behindOf[k] ?? 0);
      const ownSeen = seenOf[k] ?? 0;
      cover += own;
      lit += ownLit;
      seen += ownSeen;
      sums.cover += own * own;
      sums.coverLit += own * ownLit;
      sums.lit += ownLit * ownLit;
      sums.coverSeen += own * ownSeen;
      sums.litSeen += ownLit * ownSeen;
    }
    sums.cover -= cover * cover * share;
    sums.coverLit -= cover * lit * share;
    sums.lit -= lit * lit * share;
    sums.coverSeen -= cover * seen * share;
    sums.litSeen -= lit * seen * share;
  }
  return sums;
}
