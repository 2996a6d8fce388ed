import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
import { callboardOf } from '@/access/registryOf'
import styles from './Dashboard.module.css'
import type { Scope } from './data/scope'

/** Props of the components in `dashboard`. */
export type DashboardBoxProps = Scope

interface Props {
  /** Above or below the cards. */
  place: 'dashboard' | 'dashboardEnd'
  scope: Scope
}

/** Boxes that plugins add to the dashboard. A box renders nothing for users without access. */
export function DashboardBoxes({ place, scope }: Props) {
  const { payload } = scope.req
  const boxes = callboardOf(payload).components[place]
  if (boxes.length === 0) return null
  return (
    <div className={styles.boxes}>
      {boxes.map((Component) =>
        RenderServerComponent({ Component, importMap: payload.importMap, key: Component, serverProps: scope }),
      )}
    </div>
  )
}
