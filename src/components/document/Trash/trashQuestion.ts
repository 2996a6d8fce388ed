/** Name of the question before a document goes to the trash, for whoever adds to it. */
export const trashQuestion = (id: number | string | undefined): string => `trash-${id}`
