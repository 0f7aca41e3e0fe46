import { SquarePlus } from 'lucide-react';
import { placeExclusion } from '../../exclusion-store.ts';
import type { ExclusionArea, ExclusionStore } from '../../exclusion-store.ts';
import type { Action } from '../../actions/action.ts';
import { boxActions } from '../../actions/box-actions.ts';
import type { BoxContext } from '../../actions/box-actions.ts';
import { drawMode } from './tool.ts';

export interface ExclusionContext extends BoxContext<ExclusionArea> {
  store: ExclusionStore;
}

/** Everything that can be done to exclusion areas. */
export const exclusionActions: readonly Action<ExclusionContext>[] = [
  ...boxActions<ExclusionArea, ExclusionContext>(),
  {
    id: 'place',
    label: 'placeArea',
    group: 'Edit',
    icon: SquarePlus,
    shortcuts: ['Enter'],
    isEnabled: ({ store }) => store.getState().mode === drawMode,
    perform: ({ store }) => placeExclusion(store),
  },
];
