import type { Form } from '../../../../payload-types'

/** A question of a form, as staff wrote it. */
export type FormQuestion = NonNullable<Form['fields']>[number]
