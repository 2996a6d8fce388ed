import type { ReactNode } from 'react'

/** Names and what belongs to them; those without are left out. */
export function Facts({ facts }: { facts: [name: string, value: ReactNode][] }) {
  const given = facts.filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false)
  if (given.length === 0) return null
  return (
    <dl className="facts-list">
      {given.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
