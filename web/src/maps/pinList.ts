import type { MapPin } from './mapView.ts';

/** What a pin or a group of them opens. Built of elements and text, never of markup: titles are what people typed. */
export function pinList(group: readonly MapPin[]): HTMLElement {
  const list = document.createElement('ul');
  list.className = 'map-popup-list';
  for (const pin of group) {
    const link = document.createElement('a');
    link.href = pin.href;
    link.append(line('strong', pin.id), line('span', pin.title), line('small', pin.subtitle));
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      pin.onOpen();
    });
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  return list;
}

function line(name: 'strong' | 'span' | 'small', text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
