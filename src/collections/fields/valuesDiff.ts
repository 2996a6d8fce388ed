/** Shows a value of many parts among the versions of a document. */
export const VALUES_DIFF = '/src/components/document/ValuesDiff/ValuesDiff#ValuesDiff'
