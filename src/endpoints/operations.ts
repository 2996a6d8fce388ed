import type { AnyOperation } from './define'
import { listTenants } from './tenants/listTenants'
import { setTenant } from './tenants/setTenant'

/** Every operation of the core. Plugins bring their own. */
export const coreOperations: AnyOperation[] = [setTenant, listTenants]
