/** Languages that an image of the recipes can be translated into. */
export const languages = [
  { value: 'English', label: 'English' },
  { value: 'French', label: 'French', ownName: 'Français' },
  { value: 'Italian', label: 'Italian', ownName: 'Italiano' },
  { value: 'Basque', label: 'Basque', ownName: 'Euskara', unavailable: 'Coming soon' },
];
