'use client';

import { PickerLine, PickerTrigger, PickerValue, usePickerLine, type PickerProps } from '../combobox/picker-parts.tsx';
import {
  FontPickerEmpty,
  FontPickerInput,
  FontPickerItem,
  FontPickerLabel,
  FontPickerList,
} from './font-picker-list.tsx';
import { FontPickerContent, FontPickerRoot, type FontListProps } from './font-picker-root.tsx';
import { FontPickerUpload } from './font-picker-upload.tsx';

export interface FontPickerProps extends PickerProps, FontListProps {
  /** Called with the chosen font file. The picker does not check the file. @default no upload button */
  onUpload?: ((file: File) => void) | undefined;
}

/** Chooses a font family from a list with a search box, which shows each name in its own typeface. Users can upload font files. Also as parts. */
export function FontPicker({ fonts, recent, onUpload, messages, ...props }: FontPickerProps) {
  const { root, line } = usePickerLine(props);
  return (
    <FontPickerRoot {...{ fonts, recent, messages }} {...root}>
      <PickerLine {...line}>
        <FontPickerContent>
          <FontPickerInput />
          <FontPickerList />
          <FontPickerEmpty />
          {onUpload ? <FontPickerUpload onUpload={onUpload} /> : null}
        </FontPickerContent>
      </PickerLine>
    </FontPickerRoot>
  );
}

FontPicker.Root = FontPickerRoot;
FontPicker.Trigger = PickerTrigger;
FontPicker.Value = PickerValue;
FontPicker.Content = FontPickerContent;
FontPicker.Input = FontPickerInput;
FontPicker.List = FontPickerList;
FontPicker.Label = FontPickerLabel;
FontPicker.Item = FontPickerItem;
FontPicker.Empty = FontPickerEmpty;
FontPicker.Upload = FontPickerUpload;
