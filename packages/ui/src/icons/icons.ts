import {
  ArrowDown as arrowDown,
  ArrowUp as arrowUp,
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
  Ellipsis as ellipsis,
  Eye as eye,
  EyeOff as eyeOff,
  File as fileIcon,
  FileCheck as fileCheck,
  ImageOff as imageOff,
  ImageUp as imageUp,
  Info as info,
  Minus as minus,
  Pause as pause,
  Pipette as pipette,
  Play as play,
  Plus as plus,
  RotateCcw as rotateCcw,
  Search as search,
  SlidersHorizontal as slidersHorizontal,
  TextAlignCenter as textAlignCenter,
  TextAlignEnd as textAlignEnd,
  TextAlignStart as textAlignStart,
  Trash2 as trash2,
  TriangleAlert as triangleAlert,
  Type as type,
  Upload as upload,
  X as x,
  GripVertical as gripVertical,
  Lock as lock,
  LockOpen as lockOpen,
} from 'lucide';
import { createIcon } from './create-icon.tsx';

export const ArrowDown = /* @__PURE__ */ createIcon(arrowDown);
export const ArrowUp = /* @__PURE__ */ createIcon(arrowUp);
export const Calendar = /* @__PURE__ */ createIcon(calendar);
export const Check = /* @__PURE__ */ createIcon(check);
export const ChevronDown = /* @__PURE__ */ createIcon(chevronDown);
export const ChevronLeft = /* @__PURE__ */ createIcon(chevronLeft);
export const ChevronRight = /* @__PURE__ */ createIcon(chevronRight);
export const ChevronsLeftRight = /* @__PURE__ */ createIcon(chevronsLeftRight);
export const ChevronsUpDown = /* @__PURE__ */ createIcon(chevronsUpDown);
export const CircleAlert = /* @__PURE__ */ createIcon(circleAlert);
export const CircleCheck = /* @__PURE__ */ createIcon(circleCheck);
export const CircleDashed = /* @__PURE__ */ createIcon(circleDashed);
export const Ellipsis = /* @__PURE__ */ createIcon(ellipsis);
export const Eye = /* @__PURE__ */ createIcon(eye);
export const EyeOff = /* @__PURE__ */ createIcon(eyeOff);
export const FileIcon = /* @__PURE__ */ createIcon(fileIcon);
export const FileCheck = /* @__PURE__ */ createIcon(fileCheck);
export const ImageOff = /* @__PURE__ */ createIcon(imageOff);
export const ImageUp = /* @__PURE__ */ createIcon(imageUp);
export const Info = /* @__PURE__ */ createIcon(info);
export const Minus = /* @__PURE__ */ createIcon(minus);
export const Pause = /* @__PURE__ */ createIcon(pause);
export const Pipette = /* @__PURE__ */ createIcon(pipette);
export const Play = /* @__PURE__ */ createIcon(play);
export const Plus = /* @__PURE__ */ createIcon(plus);
export const RotateCcw = /* @__PURE__ */ createIcon(rotateCcw);
export const Search = /* @__PURE__ */ createIcon(search);
export const SlidersHorizontal = /* @__PURE__ */ createIcon(slidersHorizontal);
export const TextAlignCenter = /* @__PURE__ */ createIcon(textAlignCenter);
export const TextAlignEnd = /* @__PURE__ */ createIcon(textAlignEnd);
export const TextAlignStart = /* @__PURE__ */ createIcon(textAlignStart);
export const Trash2 = /* @__PURE__ */ createIcon(trash2);
export const TriangleAlert = /* @__PURE__ */ createIcon(triangleAlert);
export const Type = /* @__PURE__ */ createIcon(type);
export const Upload = /* @__PURE__ */ createIcon(upload);
export const X = /* @__PURE__ */ createIcon(x);
export const GripVertical = /* @__PURE__ */ createIcon(gripVertical);
export const Lock = /* @__PURE__ */ createIcon(lock);
export const LockOpen = /* @__PURE__ */ createIcon(lockOpen);
