import { DefaultTemplate } from '@payloadcms/next/templates'
import type { PayloadRequest, SanitizedPermissions } from 'payload'
import type { ReactNode } from 'react'
import type { Person } from '@/access/person'
import { navigationOf } from '@/components/frame/navigation/navigationOf'
import { ScreenTrailProvider } from '@/components/frame/Trail/ScreenTrailProvider'
import screen from './Screen.module.css'
import { Trail } from './Trail'

/** Not read by these screens: access is checked by the page itself. */
const NO_PERMISSIONS: SanitizedPermissions = {}

interface Props {
  children: ReactNode
  /** Last breadcrumb. */
  label: string
  person: Person
  req: PayloadRequest
}

/** The admin frame around a screen that Payload does not render itself. */
export function BareScreen({ children, label, person, req }: Props) {
  const open = openCollections(req, person)
  const trail = [{ label }]
  return (
    <ScreenTrailProvider nav={trail}>
      <DefaultTemplate
        i18n={req.i18n}
        locale={undefined}
        payload={req.payload}
        permissions={NO_PERMISSIONS}
        req={req}
        user={req.user ?? undefined}
        visibleEntities={{
          collections: req.payload.config.collections.map(({ slug }) => slug).filter((slug) => open.has(slug)),
          globals: [],
        }}
      >
        <main className={screen.reading}>{children}</main>
        <Trail nav={trail} />
      </DefaultTemplate>
    </ScreenTrailProvider>
  )
}

/** Slugs of the collections whose list the user can open. */
export const openCollections = (req: PayloadRequest, person: Person): ReadonlySet<string> =>
  new Set(navigationOf(req, person).flatMap(({ links }) => links.flatMap(({ collection }) => collection ?? [])))
