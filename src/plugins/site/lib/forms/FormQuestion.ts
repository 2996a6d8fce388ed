import type { Form } from '../../../../payload-types'

/** A question of a form, as entered by staff. */
export type FormQuestion = NonNullable<Form['fields']>[number]
