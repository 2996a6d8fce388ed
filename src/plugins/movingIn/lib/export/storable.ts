import { storableJson } from '@/lib/text/storableJson'

/** A copy without what PostgreSQL does not store: NUL, and halves of characters that need two. */
export const storable = <Value extends object>(value: Value): Value => JSON.parse(storableJson(value)) as Value
