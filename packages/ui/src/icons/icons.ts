import {
  ArrowDown as arrowDown,
  ArrowUp as arrowUp,
  ArrowUpDown as arrowUpDown,
  Calendar as calendar,
  Check as check,
  ChevronDown as chevronDown,
  ChevronLeft as chevronLeft,
  ChevronRight as chevronRight,
  ChevronsLeftRight as chevronsLeftRight,
  ChevronsUpDown as chevronsUpDown,
  CircleAlert as circleAlert,
  CircleCheck as circleCheck,
  CircleDashed as circleDashed,
  Eye as eye,
  EyeOff as eyeOff,
  GripVertical as gripVertical,
  ImageOff as imageOff,
  ImageUp as imageUp,
  Info as info,
  Minus as minus,
  Pause as pause,
  Play as play,
  Plus as plus,
  RotateCcw as rotateCcw,
  Search as search,
  TextAlignCenter as textAlignCenter,
  TextAlignEnd as textAlignEnd,
  TextAlignStart as textAlignStart,
  Trash2 as trash2,
  TriangleAlert as triangleAlert,
  Type as type,
  Upload as upload,
  User as user,
  X as x,
} from 'lucide';
import { createIcon } from './create-icon.tsx';

export const ArrowDown = /* @__PURE__ */ createIcon('ArrowDown', arrowDown);
export const ArrowUp = /* @__PURE__ */ createIcon('ArrowUp', arrowUp);
export const ArrowUpDown = /* @__PURE__ */ createIcon('ArrowUpDown', arrowUpDown);
export const Calendar = /* @__PURE__ */ createIcon('Calendar', calendar);
export const Check = /* @__PURE__ */ createIcon('Check', check);
export const ChevronDown = /* @__PURE__ */ createIcon('ChevronDown', chevronDown);
export const ChevronLeft = /* @__PURE__ */ createIcon('ChevronLeft', chevronLeft);
export const ChevronRight = /* @__PURE__ */ createIcon('ChevronRight', chevronRight);
export const ChevronsLeftRight = /* @__PURE__ */ createIcon('ChevronsLeftRight', chevronsLeftRight);
export const ChevronsUpDown = /* @__PURE__ */ createIcon('ChevronsUpDown', chevronsUpDown);
export const CircleAlert = /* @__PURE__ */ createIcon('CircleAlert', circleAlert);
export const CircleCheck = /* @__PURE__ */ createIcon('CircleCheck', circleCheck);
export const CircleDashed = /* @__PURE__ */ createIcon('CircleDashed', circleDashed);
export const Eye = /* @__PURE__ */ createIcon('Eye', eye);
export const EyeOff = /* @__PURE__ */ createIcon('EyeOff', eyeOff);
export const GripVertical = /* @__PURE__ */ createIcon('GripVertical', gripVertical);
export const ImageOff = /* @__PURE__ */ createIcon('ImageOff', imageOff);
export const ImageUp = /* @__PURE__ */ createIcon('ImageUp', imageUp);
export const Info = /* @__PURE__ */ createIcon('Info', info);
export const Minus = /* @__PURE__ */ createIcon('Minus', minus);
export const Pause = /* @__PURE__ */ createIcon('Pause', pause);
export const Play = /* @__PURE__ */ createIcon('Play', play);
export const Plus = /* @__PURE__ */ createIcon('Plus', plus);
export const RotateCcw = /* @__PURE__ */ createIcon('RotateCcw', rotateCcw);
export const Search = /* @__PURE__ */ createIcon('Search', search);
export const TextAlignCenter = /* @__PURE__ */ createIcon('TextAlignCenter', textAlignCenter);
export const TextAlignEnd = /* @__PURE__ */ createIcon('TextAlignEnd', textAlignEnd);
export const TextAlignStart = /* @__PURE__ */ createIcon('TextAlignStart', textAlignStart);
export const Trash2 = /* @__PURE__ */ createIcon('Trash2', trash2);
export const TriangleAlert = /* @__PURE__ */ createIcon('TriangleAlert', triangleAlert);
export const Type = /* @__PURE__ */ createIcon('Type', type);
export const Upload = /* @__PURE__ */ createIcon('Upload', upload);
export const User = /* @__PURE__ */ createIcon('User', user);
export const X = /* @__PURE__ */ createIcon('X', x);
