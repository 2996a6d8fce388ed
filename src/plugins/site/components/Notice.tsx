import type { ReactNode } from 'react'
import { Shell } from './Shell'

interface Props {
  language: string
  title: string
  text: string
  /** Whose website it is, where that may be said. */
  name?: string
  children?: ReactNode
}

/** A page that says one thing: there is nothing here, or not now, or not without a password. */
export const Notice = ({ children, language, name, text, title }: Props) => (
  <Shell head={<meta content="noindex" name="robots" />} language={language} title={name ? `${title} – ${name}` : title}>
    <main className="notice" id="content">
      {name && <p className="kicker">{name}</p>}
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      {children}
    </main>
  </Shell>
)
