import { forgotPassword } from './accounts/forgotPassword'
import { resendVerification } from './accounts/resendVerification'
import { resetPassword } from './accounts/resetPassword'
import { verifyAddress } from './accounts/verifyAddress'
import type { AnyOperation } from './define'
import { submitForm } from './forms/submitForm'
import { listNotices } from './notices/listNotices'
import { markNoticesRead } from './notices/markNoticesRead'
import { createTenant } from './tenants/createTenant'
import { listTenants } from './tenants/listTenants'
import { requestDeletion } from './tenants/requestDeletion'
import { setTenant } from './tenants/setTenant'
import { suspendTenant } from './tenants/suspendTenant'

/** Every operation of the core. Plugins bring their own. */
export const coreOperations: AnyOperation[] = [
  forgotPassword,
  resetPassword,
  resendVerification,
  verifyAddress,
  setTenant,
  listTenants,
  createTenant,
  suspendTenant,
  requestDeletion,
  submitForm,
  listNotices,
  markNoticesRead,
]
