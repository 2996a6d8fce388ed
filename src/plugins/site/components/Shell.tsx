import type { ReactNode } from 'react'
import { directionOf } from '../../../lib/languages/directionOf'
import { STYLE_PATH } from '../look/files'

export interface ShellProps {
  children: ReactNode
  language: string
  title: string
  /** More for the head. */
  head?: ReactNode
}

/** The outermost of every page that visitors see. */
export const Shell = ({ children, head, language, title }: ShellProps) => (
  <html dir={directionOf(language)} lang={language}>
    <head>
      <meta charSet="utf-8" />
      <meta content="width=device-width, initial-scale=1" name="viewport" />
      <meta content="light dark" name="color-scheme" />
      <title>{title}</title>
      <link href={STYLE_PATH} rel="stylesheet" />
      {head}
    </head>
    <body>{children}</body>
  </html>
)
