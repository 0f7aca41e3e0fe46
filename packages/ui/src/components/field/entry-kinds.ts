/** On the input that submits a number: `onFormSubmit` of Form then gets a number. */
export const numberEntry = { 'data-value': 'number' } as const;

/** On an input or an output whose name has any number of entries: `onFormSubmit` of Form then gets an array, also of one entry or none. */
export const listEntry = { 'data-value': 'list' } as const;
