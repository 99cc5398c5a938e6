import {
  type AreaTexts,
  type BootData,
  type BootTenant,
  type ClientConfig,
  cacheAmountStyle,
  pathTo,
  type Route,
  type RouteName,
} from '@trolley/contract';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { routesOf } from './screenNames.ts';
import { createText, spokenBy, type Text } from './text.ts';

interface Shop {
  readonly tenant: BootTenant;
  readonly site: ClientConfig;
  /** The routes that lead to a screen. */
  readonly routes: readonly Route[];
  /** The page is shown inside an app that has its own header and footer. */
  readonly webview: boolean;
}

const ShopContext = createContext<(Shop & { readonly text: Text }) | undefined>(undefined);

interface ShopProviderProps {
  readonly boot: Pick<BootData, 'tenant' | 'site'>;
  readonly webview?: boolean;
  /** Called once for every message key without a text. */
  readonly onMissingText?: (key: string) => void;
  readonly children: ReactNode;
}

/** Gives every component the tenant, its routes and its texts. */
export function ShopProvider({ boot, webview = false, onMissingText, children }: ShopProviderProps) {
  const { tenant, site } = boot;
  const shop = useMemo(() => {
    cacheAmountStyle(tenant.locale, tenant.currency, tenant.amounts);
    const text = createText({ ...spokenBy(tenant), onMissing: missing(onMissingText) });
    return { tenant, site, routes: routesOf(tenant), webview, text };
  }, [tenant, site, webview, onMissingText]);
  return <ShopContext value={shop}>{children}</ShopContext>;
}

/** Adds the texts that came with a page to those every page has. */
export function WithTexts({ texts, children }: AreaTexts & { readonly children: ReactNode }) {
  const outer = useShopContext();
  const inner = useMemo(() => {
    const spoken = spokenBy(outer.tenant);
    const text = createText({ ...spoken, messages: texts, onMissing: () => undefined });
    const either: Text = (key, values) => (Object.hasOwn(texts, key) ? text(key, values) : outer.text(key, values));
    return { ...outer, text: either };
  }, [outer, texts]);
  return <ShopContext value={inner}>{children}</ShopContext>;
}

export function useShop(): Shop {
  return useShopContext();
}

export function useText(): Text {
  return useShopContext().text;
}

/** The address of a route; undefined where the tenant or this storefront does not have it, and then nothing is shown. */
export function usePathTo(): (name: RouteName, params?: Readonly<Record<string, string>>) => string | undefined {
  const { routes } = useShopContext();
  return (name, params) => pathTo(routes, name, params);
}

function useShopContext() {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('This component stands outside the ShopProvider.');
  return shop;
}

// A missing text is a bug: it throws in development, and is only reported in production.
function missing(report: ((key: string) => void) | undefined): (key: string) => void {
  const reported = new Set<string>();
  return (key) => {
    if (import.meta.env.DEV) throw new Error(`There is no text for the message key "${key}".`);
    if (reported.has(key)) return;
    reported.add(key);
    report?.(key);
  };
}
