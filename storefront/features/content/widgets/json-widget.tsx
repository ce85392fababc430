import type { WidgetProps } from '../widgets.ts';
import { CallToActionTemplate } from './call-to-action-template.tsx';
import { CardsTemplate } from './cards-template.tsx';

/** Renders a named template. Its content was validated when the widget was read. */
export default function JsonWidget({ widget, container }: WidgetProps<'JSON'>) {
  if (widget.template === 'form') return null;
  if (widget.template === 'text-+-cta') return <CallToActionTemplate content={widget.content} />;
  return (
    <CardsTemplate
      content={widget.content}
      variant={widget.template}
      sizes={widget.sizes}
      isNarrow={container.design === 'narrow' || container.layout !== 'full'}
    />
  );
}
