/** NUL and lone surrogates, as JSON escapes them, after an even number of backslashes. */
const UNSTORABLE = /(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/g

/** Replaces characters that models produce but PostgreSQL cannot store in JSON by U+FFFD, in values and in keys. */
export function toStorable<Value>(value: Value): Value {
  const text = JSON.stringify(value) as string | undefined
  return text === undefined ? value : (JSON.parse(text.replaceAll(UNSTORABLE, String.raw`$1\ufffd`)) as Value)
}
