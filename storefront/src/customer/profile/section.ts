import type { Customer, RouteName } from '@trolley/contract';
import type { IconShape } from '@trolley/ui/Icon.tsx';
import type { ComponentType } from 'react';

export interface SectionProps {
  readonly customer: Customer;
}

export interface DetailProps extends SectionProps {
  /** What stands behind the section in the address. */
  readonly name: string;
  /** The address of the section. */
  readonly home: string;
}

interface SectionBase {
  /** Its texts are `profile.section.<id>`, `profile.about.<id>` and, where it has an address below the profile, `profile.slug.<id>`. */
  readonly id: string;
  readonly icon: IconShape;
}

export interface OwnSection extends SectionBase {
  readonly Screen: ComponentType<SectionProps>;
  /** Its skeleton until the customer is loaded. */
  readonly Waiting: ComponentType;
  /** What it shows while the shop cannot be reached. */
  readonly Offline?: ComponentType;
  /** One thing of it, at an address below its own; its title is `profile.detail.<id>`. */
  readonly Detail?: ComponentType<DetailProps>;
}

/** A page of its own elsewhere in the shop. */
export interface LinkedSection extends SectionBase {
  readonly route: RouteName;
}

export interface ShownSection {
  readonly section: OwnSection | LinkedSection;
  readonly title: string;
  readonly href: string;
  /** Below the profile; without one it is elsewhere. */
  readonly slug?: string;
}
