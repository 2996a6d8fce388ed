import { describeWithout } from './support/withoutPlugin'

describeWithout('movingIn')
