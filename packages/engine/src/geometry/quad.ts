export type { Point, Quad } from '@palimpsest/typeset/homography';
