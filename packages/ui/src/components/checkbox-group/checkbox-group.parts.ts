export { CheckboxGroupRoot as Root } from './checkbox-group-root.tsx';
export { CheckboxGroupItem as Item, CheckboxGroupParent as Parent } from './checkbox-group.tsx';
