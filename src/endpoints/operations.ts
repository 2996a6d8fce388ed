import { forgotPassword } from './accounts/forgotPassword'
import { resendVerification } from './accounts/resendVerification'
import { resetPassword } from './accounts/resetPassword'
import { verifyAddress } from './accounts/verifyAddress'
import { readSiteSettings } from './apps/readSiteSettings'
import { updateAppConfig } from './apps/updateAppConfig'
import { updateCustomAttributes } from './apps/updateCustomAttributes'
import type { AnyOperation } from './define'
import { readDomainAllowed } from './domains/readDomainAllowed'
import { verifyDomain } from './domains/verifyDomain'
import { submitForm } from './forms/submitForm'
import { listNotices } from './notices/listNotices'
import { markNoticesRead } from './notices/markNoticesRead'
import { countTranslated } from './settings/countTranslated'
import { patchTenant } from './settings/patch/patchTenant'
import { publishTenantLanguage } from './settings/publishTenantLanguage'
import { readCsp } from './settings/readCsp'
import { removeTenantAvatar, updateTenantAvatar } from './settings/updateTenantAvatar'
import { updateTenantGeneral } from './settings/updateTenantGeneral'
import { updateTenantPlan } from './settings/updateTenantPlan'
import { updateTenantLanguages } from './settings/updateTenantLanguages'
import { updateTenantSecurityCompliance } from './settings/updateTenantSecurityCompliance'
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
  patchTenant,
  verifyDomain,
  readDomainAllowed,
  updateTenantGeneral,
  updateTenantAvatar,
  removeTenantAvatar,
  updateTenantLanguages,
  publishTenantLanguage,
  countTranslated,
  updateTenantSecurityCompliance,
  updateTenantPlan,
  readCsp,
  readSiteSettings,
  updateAppConfig,
  updateCustomAttributes,
  submitForm,
  listNotices,
  markNoticesRead,
]
