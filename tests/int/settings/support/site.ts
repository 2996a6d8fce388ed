/** A site as the API answers it, as far as these tests look at it. */
export interface Site {
  id?: string
  defaultLanguage: string
  error?: string
  languages: string[]
  name?: string
  publishedLanguages: string[]
  updatedAt: string
  [field: string]: unknown
}
