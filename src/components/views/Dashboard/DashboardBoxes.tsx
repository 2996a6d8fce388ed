import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
import { callboardOf } from '../../../access/registryOf'
import styles from './Dashboard.module.css'
import type { Scope } from './data/scope'

/** What a component of `dashboard` gets. */
export type DashboardBoxProps = Scope

/** What plugins add to the dashboard. A box that is not for this person shows nothing. */
export function DashboardBoxes({ scope }: { scope: Scope }) {
  const { payload } = scope.req
  const boxes = callboardOf(payload).dashboard
  if (boxes.length === 0) return null
  return (
    <div className={styles.boxes}>
      {boxes.map((Component) =>
        RenderServerComponent({ Component, importMap: payload.importMap, key: Component, serverProps: scope }),
      )}
    </div>
  )
}
