/** Slug of the dialog that confirms moving a document to the trash, for components that add to it. */
export const trashDialogSlug = (id: number | string | undefined): string => `trash-${id}`
