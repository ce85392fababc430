import { createCheckout } from './api/checkouts-api.ts';
import {
  getEvents,
  getWebhookControls,
  resendEvent,
  sendEvents,
  setPaymentOutcome,
  setWebhookControls,
} from './api/control-api.ts';
import { checkCredit } from './api/credit-checks.ts';
import {
  cancelPayment,
  capturePayment,
  createPayment,
  getPaymentStatus,
  refundPayment,
} from './api/payments-api.ts';
import { getAsset } from './assets/get-asset.ts';
import { handleCheckoutForm, showCheckout } from './checkouts/checkout-page.ts';
import { jsonResponse } from './http/http-message.ts';
import type { SandboxRoute } from './http/request-handler.ts';
import { handleLedgerForm, showLedger } from './pages/ledger-page.ts';
import { getPaymentState, handlePaymentForm, showPaymentPage } from './pages/payment-page.ts';
import type { Sandbox } from './sandbox.ts';

/** Every URL of the sandbox. */
export function createRoutes(sandbox: Sandbox): readonly SandboxRoute[] {
  return [
    { method: 'GET', pattern: '/health', handler: () => jsonResponse(200, { status: 'ok' }) },
    { method: 'GET', pattern: '/assets/:name', handler: (_, { name = '' }) => getAsset(name) },
    ...paymentsApi(sandbox),
    ...controlApi(sandbox),
    ...paymentPages(sandbox, '/pay'),
    ...paymentPages(sandbox, '/frame'),
    ...checkoutPages(sandbox),
    { method: 'GET', pattern: '/', handler: (request) => showLedger(sandbox, request) },
    {
      method: 'POST',
      pattern: '/',
      handler: (request) => handleLedgerForm(sandbox, request),
      requiresSameOrigin: true,
    },
  ];
}

/** The API for the shop's server. */
function paymentsApi(sandbox: Sandbox): SandboxRoute[] {
  const payment = '/v1/payments/:reference';
  const requiresApiKey = true;
  return [
    {
      method: 'POST',
      pattern: '/v1/checkouts',
      handler: (request) => createCheckout(sandbox, request),
      requiresApiKey,
    },
    { method: 'POST', pattern: '/v1/credit-checks', handler: checkCredit, requiresApiKey },
    {
      method: 'POST',
      pattern: '/v1/payments',
      handler: (request) => createPayment(sandbox, request),
      requiresApiKey,
    },
    {
      method: 'GET',
      pattern: payment,
      handler: (_, { reference = '' }) => getPaymentStatus(sandbox, reference),
      requiresApiKey,
    },
    {
      method: 'POST',
      pattern: `${payment}/capture`,
      handler: (request, { reference = '' }) => capturePayment(sandbox, request, reference),
      requiresApiKey,
    },
    {
      method: 'POST',
      pattern: `${payment}/cancel`,
      handler: (request, { reference = '' }) => cancelPayment(sandbox, request, reference),
      requiresApiKey,
    },
    {
      method: 'POST',
      pattern: `${payment}/refund`,
      handler: (request, { reference = '' }) => refundPayment(sandbox, request, reference),
      requiresApiKey,
    },
  ];
}

/** For tests and developers: makes webhooks unreliable and decides pending payments. */
function controlApi(sandbox: Sandbox): SandboxRoute[] {
  const requiresApiKey = true;
  return [
    {
      method: 'GET',
      pattern: '/control/webhooks',
      handler: () => getWebhookControls(sandbox),
      requiresApiKey,
    },
    {
      method: 'POST',
      pattern: '/control/webhooks',
      handler: (request) => setWebhookControls(sandbox, request),
      requiresApiKey,
    },
    {
      method: 'POST',
      pattern: '/control/webhooks/send',
      handler: (request) => sendEvents(sandbox, request),
      requiresApiKey,
    },
    {
      method: 'POST',
      pattern: '/control/events/:eventId/send',
      handler: (_, { eventId = '' }) => resendEvent(sandbox, eventId),
      requiresApiKey,
    },
    {
      method: 'GET',
      pattern: '/control/payments/:reference/events',
      handler: (_, { reference = '' }) => getEvents(sandbox, reference),
      requiresApiKey,
    },
    {
      method: 'POST',
      pattern: '/control/payments/:reference/settle',
      handler: (request, { reference = '' }) => setPaymentOutcome(sandbox, request, reference),
      requiresApiKey,
    },
  ];
}

/** The customer's page, in its own window (`/pay`) or in an iframe of the shop's checkout (`/frame`). */
function paymentPages(sandbox: Sandbox, folder: '/pay' | '/frame'): SandboxRoute[] {
  const page = `${folder}/:reference`;
  const isInIframe = folder === '/frame';
  return [
    {
      method: 'GET',
      pattern: page,
      handler: (request, { reference = '' }) => showPaymentPage(sandbox, request, { reference, isInIframe }),
    },
    {
      method: 'POST',
      pattern: page,
      handler: (request, { reference = '' }) =>
        handlePaymentForm(sandbox, request, { reference, isInIframe }),
      requiresSameOrigin: true,
    },
    {
      method: 'GET',
      pattern: `${page}/state`,
      handler: (_, { reference = '' }) => getPaymentState(sandbox, reference),
    },
  ];
}

/** The iframe that collects the address. */
function checkoutPages(sandbox: Sandbox): SandboxRoute[] {
  const pattern = '/checkout/:reference';
  return [
    {
      method: 'GET',
      pattern,
      handler: (request, { reference = '' }) => showCheckout(sandbox, request, reference),
    },
    {
      method: 'POST',
      pattern,
      handler: (request, { reference = '' }) => handleCheckoutForm(sandbox, request, reference),
      requiresSameOrigin: true,
    },
  ];
}
