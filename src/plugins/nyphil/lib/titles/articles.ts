const ARTICLES = "THE|AN|A|LA|LE|LES|L'|IL|LO|I|GLI|EL|LOS|DER|DIE|DAS|DES|DOS|EIN|EINE|UN|UNE"

/** A part of a title that ends with its article: `MER, LA` at the end, or before a bracket, a colon, a number. */
const INVERTED = new RegExp(`^([^,:([]+), ?(${ARTICLES})(\\.\\.\\.)?(?=\\s*(?:$|[,:([]))`)

/**
 * Puts articles in front, where people say them, in each part of a title.
 * @example articlesFirst('BARBIERE DI SIVIGLIA, IL: OVERTURE') // 'IL BARBIERE DI SIVIGLIA: OVERTURE'
 */
export const articlesFirst = (title: string): string =>
  title
    .split(/(:\s+)/)
    .map((part) =>
      part.replace(
        INVERTED,
        (_, name: string, article: string, dots = '') => `${article}${article.endsWith("'") ? '' : ' '}${name}${dots}`,
      ),
    )
    .join('')
